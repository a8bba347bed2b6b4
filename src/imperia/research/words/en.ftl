# What can go wrong with an environment for learning.

package-missing = { $package } is not installed here; pip install "imperia[research]" brings it
unknown-reward = a match is rewarded by one of: { $known }; not by { $given }
bad-most-steps = the most actions of a match are a whole number from 1 on, not { $given }
bad-deals = the number of deals is a whole number from 1 on, not { $given }
observer-takes-nothing = an observer of these games takes no parameters, not { $given }
prescribed = the rules prescribe to bots what to do here, and { $action } is something else
unknown-illegal = what becomes of an action that may not be taken is one of: { $known }; not { $given }
unknown-picture = a match is drawn in one of these modes: { $known }; not in { $given }
no-bots = bots are the name of one, such as "greedy", or a list of names, one for each of the other seats; not { $given }
wrong-bots = a bot is needed for each of the other { $seats } seats, or one name for all of them; { $given } were given
unknown-reset = the only option of reset is { $known }, not { $given }
reset-first = no match is running here: call reset first
agent-without-action = every agent has to act, and { $agent } does not; one that is not asked waits
agent-unknown = there is no agent { $agent } here, only { $agents }
no-such-deal = a deal of this game is a number from 0 to { $last }, not { $given }
must-wait = this seat is not asked now, so that all it can do is wait (action { $waiting })
