export interface Command {
  readonly id: string;
  /** What it is, as shown next to its name. */
  readonly kind: string;
  /** As it is shown. */
  readonly name: string;
  /** What else it is found by: the other language, keys, hosts. In small letters. */
  readonly keywords: string;
  /** Not listed before something is typed. */
  readonly onlyFound?: boolean;
  readonly run: () => void;
}

/** Most hits that are shown. */
const MOST = 40;

/** Commands that contain each typed word; names that begin with the typed text come first. */
export function findCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return commands.filter(({ onlyFound }) => onlyFound !== true).slice(0, MOST);
  const terms = text.split(/\s+/);
  const rank = ({ name }: Command) => {
    const place = name.toLowerCase().indexOf(text);
    return place === 0 ? 0 : place > 0 ? 1 : 2;
  };
  return commands
    .filter(({ name, keywords }) => {
      const all = `${name.toLowerCase()} ${keywords}`;
      return terms.every((term) => all.includes(term));
    })
    .map((command) => ({ command, rank: rank(command) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ command }) => command);
}
