/** The little Markdown that rulebooks have: bold, italic, code, references to clauses, lists and tables. */

export type Piece = { kind: 'text' | 'bold' | 'italic' | 'code' | 'clause'; text: string };
export type Block = { kind: 'paragraph' | 'item'; pieces: Piece[] } | { kind: 'table'; rows: Piece[][][] };

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|_(.+?)_|`(.+?)`|\b([A-Z]\d+\.\d+)\b/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
    const [whole, bold, star, under, code, clause] = match;
    if (bold) found.push({ kind: 'bold', text: bold });
    else if (star ?? under) found.push({ kind: 'italic', text: (star ?? under)! });
    else if (code) found.push({ kind: 'code', text: code });
    else if (clause) found.push({ kind: 'clause', text: clause });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
  return found;
}

/** Paragraphs, list items and tables of a clause. */
export function blocks(text: string): Block[] {
  const made: Block[] = [];
  for (const part of text.split(/\n{2,}/)) {
    const lines = part.split('\n').filter((line) => line.trim());
    if (lines.length && lines.every((line) => line.trim().startsWith('|'))) made.push(table(lines));
    else made.push(...prose(lines));
  }
  return made;
}

function prose(lines: string[]): Block[] {
  const made: { kind: 'paragraph' | 'item'; text: string }[] = [];
  for (const line of lines) {
    const item = /^\s*[-*] (.*)$/.exec(line);
    const last = made.at(-1);
    if (item) made.push({ kind: 'item', text: item[1]! });
    else if (last) last.text += ` ${line.trim()}`;
    else made.push({ kind: 'paragraph', text: line.trim() });
  }
  return made.map(({ kind, text }) => ({ kind, pieces: pieces(text) }));
}

function table(lines: string[]): Block {
  const rows = lines
    .filter((line) => !/^\s*\|[\s:|-]+\|\s*$/.test(line))
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => pieces(cell.trim())),
    );
  return { kind: 'table', rows };
}
