"""How a finished match is written down beside its save."""

import imperia


def transcript(match: imperia.Match) -> str:
    """What happened, the points, and the places, as text."""
    lines = [f"{event.step:3} {event.text('en')}" for event in match.log]
    lines.append("")
    for seat, score in enumerate(match.scores):
        lines.append(f"seat {seat}: " + ", ".join(f"{source} {value}" for source, value in score.items()))
    lines.append("places: " + ", then ".join(" and ".join(map(str, place)) for place in match.ranking))
    return "\n".join(lines) + "\n"
