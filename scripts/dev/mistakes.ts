import type { HotChannelClient, Plugin, ViteDevServer } from 'vite';

/** Something to correct in a source file. */
export interface Mistake {
  readonly message: string;
  /** Relative to the checkout. */
  readonly file?: string;
  /** Counted from 1. */
  readonly line?: number;
  readonly column?: number;
  /** The lines around the place. */
  readonly frame?: string;
}

/** The present mistakes by their source, shown in the terminal and in Vite's overlay until they are corrected. */
export class Mistakes {
  readonly #current = new Map<string, Mistake>();
  #server: ViteDevServer | undefined;

  /** Replaces the mistake of a source; undefined means that it is corrected. */
  set(source: string, mistake: Mistake | undefined): void {
    const before = this.#current.get(source);
    if (mistake === undefined) {
      if (!this.#current.delete(source)) return;
      console.log(`✓ ${source}: corrected`);
      // An empty update clears the overlay without changing the page.
      this.#server?.ws.send(this.#payload() ?? { type: 'update', updates: [] });
    } else {
      this.#current.set(source, mistake);
      if (before?.message === mistake.message && before.line === mistake.line) return;
      console.error(`✗ ${[place(mistake), mistake.message, mistake.frame].filter(Boolean).join('\n')}`);
      const payload = this.#payload();
      if (payload) this.#server?.ws.send(payload);
    }
  }

  has(source: string): boolean {
    return this.#current.has(source);
  }

  /** Shows the present mistake to every page that connects, such as after a reload. */
  plugin(): Plugin {
    return {
      name: 'sala:mistakes',
      configureServer: (server) => {
        this.#server = server;
        server.ws.on('vite:client:connect', (_data: unknown, client: HotChannelClient) => {
          const payload = this.#payload();
          if (payload) client.send(payload);
        });
      },
    };
  }

  #payload() {
    const mistake = [...this.#current.values()].at(-1);
    if (!mistake) return undefined;
    const { message, file, line, column = 1, frame } = mistake;
    return {
      type: 'error',
      err: {
        message,
        stack: '',
        ...(file !== undefined && { id: file }),
        ...(frame !== undefined && { frame }),
        ...(file !== undefined && line !== undefined && { loc: { file, line, column } }),
      },
    } as const;
  }
}

const place = ({ file, line, column }: Mistake): string =>
  [file, line, column].filter((part) => part !== undefined).join(':');

/** @returns three lines before and after a line, numbered, with a mark at it. */
export function frameOf(text: string, line: number): string {
  const from = Math.max(0, line - 4);
  return text
    .split('\n')
    .slice(from, line + 3)
    .map((content, index) => {
      const number = from + index + 1;
      return `${number === line ? '>' : ' '} ${String(number).padStart(4)} | ${content}`;
    })
    .join('\n');
}
