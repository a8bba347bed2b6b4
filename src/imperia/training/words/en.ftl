train-no-torch = training needs PyTorch: pip install imperia[train]
train-device = a training runs on one of { $known }, not on { $given }
train-no-gpu = PyTorch finds no NVIDIA GPU here; --device cpu trains without one, slowly
train-least = in a plan, { $name } is at least { $least }, not { $given }
train-most = in a plan, { $name } is at most { $most }, not { $given }
train-kind = in a plan, { $name } is { $kind ->
    [whole] a whole number
    [number] a number
    [truth] true or false
    [name] a name in quotes
    [wholes] a list of whole numbers, such as [2, 4]
    [names] a list of names in quotes, such as ["random", "greedy"]
   *[options] a list of options in braces, such as {"{"}"map": "b"{"}"}
}, not { $given }
train-no-values = in a plan, the option { $name } has a value, or a list of some that take turns; this list is empty
train-part = in a plan, { $name } is a part of a whole, from 0 to 1, not { $given }
train-batch = in a plan, matches ({ $matches }) are a multiple of batch ({ $batch }), or fewer than it
train-batch-of-parts = in a plan, the matches of each of its { $parts } parts ({ $of_a_part }) are a multiple of batch ({ $batch }), or fewer than it
train-parts = in a plan, matches ({ $matches }) are a multiple of parts ({ $parts }), and each part has at least { $least }
train-meet = in a plan, updates ({ $updates }) are a multiple of meet ({ $meet }): the parts meet at the end of every stretch
train-cluster-one-part = on a cluster each part of a training goes to a machine, and this plan has a single part; give it more with --parts, one for each core or GPU that is to work
train-nodes-differ = all parts of a training need the same kind of processor and the same PyTorch, or the network would depend on who did what; this cluster has { $one } and { $other }; leave out the nodes of one kind
train-seconds = in a plan, { $name } is a number of seconds, or 0 for what does not go by the clock, not { $given }
train-no-setups = in a plan, random_setups is for games in which every match begins alike and every player then sets up; in { $game } no two matches begin alike, so leave it at 0
train-seed = in a plan, the seed is a whole number from 0 to { $most }, not { $given }
train-diverged = in stretch { $stretch } the weights went beyond all bounds, so that stretch is not kept ({ $done ->
    [0] nothing was learned before
    [one] the one before is
   *[other] the { $done } before are
}); it learns too fast: give a lower rate, in a new training that may begin with the weights of this one (--from)
train-no-memory = there is not enough memory for { $matches } matches at once; give fewer (matches, steps), or a smaller network (batch, width), in the plan
train-no-ladder = a plan that judges needs bots in its ladder; with judge_every 0 nothing is judged
train-rivals-never-met = a plan with rivals needs a part of the matches in which they are met: past is too small, { $past }
train-rivals-twice = each rival of a plan is named once: { $given }
train-rival-trust = a rival that goes by merit alone has a number above 0, up to { $most }, like merit:40; not { $given }
train-rival-no-merit = { $game } does not tell networks the merit of answers, so no rival can go by it
train-rival-never-decides = { $bot } had too few decisions in { $games ->
    [one] one game
   *[other] { $games } games
}: some are needed to learn from, and some to be set aside; give more games (rival_games)
train-rival-failed = the rival { $bot } fails, and a network would learn to play as whoever stands in for it: { $why }
train-players = the numbers of players are among { $known }, not { $given }
train-plan-unread = the plan { $file } cannot be read: { $why }
train-plan-unknown = a plan has no setting { $names }; these are all: { $known }
train-plan-bad = the plan { $file } is no plan of a training: { $why }
train-plan-bad-wish = this is no plan of a training: { $why }
train-plan-other-game = the plan { $file } is for { $other }, not for { $game }
train-weights-unread = the weights { $file } cannot be read: { $why }
train-weights-bad = { $file } has no weights of a training; a training writes them as weights.npz
train-weights-other-game = the weights { $file } are for { $other }, not for { $game }
train-weights-other-rules = the weights { $file } were trained under other rules of { $game } than this program has
train-weights-other-settings = the network in { $file } learned from other observations than this training has: under other settings, or with another version of this program; it is for { $there } players (settings: { $settings_there }), this training for { $here } (settings: { $settings_here }); players, options and settings must be the same in both plans (with few settings, the seed too)
train-weights-other-shape = the weights { $file } are of a network with width { $width } and blocks { $blocks }; in this training's plan width is { $own_width } and blocks { $own_blocks }: blocks must be the same, and width no smaller
train-only-shares = with only_shares a network learns nothing but the shares, so there must be one to begin with: --from FILE
train-doubt-endless = in a plan, doubt is a number that logits are divided by, such as 3, not { $given }
train-doubt = doubt is for a network that a training begins with: --from FILE; without one it is 1, not { $given }
train-by-merit = by_merit replaces the policy of a network that a training begins with: --from FILE; without one every training begins by merit
train-doubt-by-merit = by_merit replaces the policy, so there is nothing left to doubt: doubt is 1 then, not { $doubt }
train-there-already = there is a training in { $folder } already; --resume goes on with it, or choose another folder
train-nothing-to-resume = there is no training in { $folder } to go on with
train-no-folder = { $folder } is a file, not a folder
train-resume-fixed = a training goes on with its own plan, so { $flags } cannot be given with --resume; what may change is how long it takes (--stretches, --seconds) and how often holes are searched for (--holes)
train-other-plan = the training in { $folder } was begun with another plan; put this back into plan.json: { $begun_with }
train-shorter = the training in { $folder } has gone on for longer than that already (stretches so far: { $done }); nothing has changed
train-other-rules = the training in { $folder } was begun with other rules of the game; begin a new one in another folder, perhaps with --from
train-checkpoint-bad = { $file } cannot be read; it is damaged, or it is not a checkpoint ({ $why }); a new training in another folder can begin with the weights beside it, with --from
train-checkpoint-unread = { $file } cannot be read: { $why }
train-checkpoint-other = { $file } was written by another program, or by another version of this one; a new training in another folder can begin with the weights beside it, with --from

report-title = { $game }: training
report-eyebrow = Imperia · a network that learns by playing
report-lead = How a network became stronger by playing against itself, and what is known of its strength.
report-stretch = Stretch
report-stretches = stretches
report-millions = million decisions
report-minutes = minutes
report-rating = Rating
report-between = { $low } to { $high }
report-small = { NUMBER($number, maximumFractionDigits: 4) }
report-strength = Strength
report-how-strength = After a stretch the network plays games against bots that stay as they are. It looks once at each decision and takes the action that it likes best. A line is the range that holds the true value in 95 of 100 such trials.
report-how-rating = Ratings by openskill, each with two standard deviations to both sides. The bots of the ladder were rated in games with each other, at the dashed lines: { $ladder }.
report-against = { $players ->
    [one] Share of wins with { $players } player
   *[other] Share of wins with { $players } players, one of them the network
}
report-newest = { $players ->
    [one] The newest results with { $players } player
   *[other] The newest results with { $players } players
}
report-bot = Against
report-wins = Wins
report-wins-plot = Share of wins with its range
report-fair = Fair share
report-learning = Learning
report-how-learning = What happened in each stretch. Entropy says how many actions stay in play; it falls while the network makes up its mind. The loss of shares says how badly it foretells who wins; some of it is luck that nobody could foretell.
report-policy-loss = Loss of the policy
report-value-loss = Loss of the expected shares
report-entropy = Entropy of the policy
report-past = Share of wins above a fair share, at one seat against a rival at all others
report-numbers = Stretch by stretch
report-decisions = Million decisions
report-policy = Policy
report-value = Shares
report-head-entropy = Entropy
report-rival = Alone against
report-rival-self = stretch { $stretch }
report-rival-share = { $who }: { $share } (fair: { $fair })
report-rival-like = like { $bot }
report-rival-by-merit = by merit alone ({ $trust })
report-rival-hole = holes of { $stretch }
report-holes = Holes
report-how-holes = An opponent that begins as the network learns for a while against nothing but it, alone at one seat, while the network stays as it is. What it wins beyond a fair share (dashed) shows what somebody can win who has found the holes. Both play by their chances here, not always what they like best.
report-holes-curve = Share of wins of the opponent while it learns
report-update = Update
report-search = Search
report-matches = Matches
report-after = after stretch { $stretch }
report-plan = Plan
report-how-plan = All that was chosen for this training; docs/learning.md says what the names mean.
report-made = How to repeat it
report-made-plan = On the same hardware the same plan comes to the same network.
report-made-longer = The length of this training was changed while it ran. A new one with its plan has that length from the start, so that its numbers change at another pace, and comes to another network.
report-made-from = It began with the weights of another network, which the command needs in the place of weights.npz.
report-made-clock = This training went by the clock: another one with the same plan comes to a network about as strong, but not to the same one.
report-made-bot = The network plays as the bot { $bot }.
report-made-intervals = Ranges of shares are Wilson's score intervals.
