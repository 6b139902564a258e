/** What a script says of itself at its top, as text. @param source of the script. */
export function usageOf(source: string): string;
