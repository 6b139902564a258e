/** Version of the build, sent with every request; defined by Vite. */
declare const __WEB_VERSION__: string;

/**
 * `import { validate } from '#schemas/forms/address?validate'`: a validator generated at build time
 * from the `schema` that the file exports. See `scripts/vite/schemaPlugins.ts`.
 */
declare module '*?validate' {
  /** One thing wrong. `instancePath` is `/amount`; `''` with `missingProperty` for a missing field. */
  export interface ValidationError {
    readonly instancePath: string;
    readonly schemaPath: string;
    readonly keyword: string;
    readonly params: Readonly<Record<string, unknown>>;
  }
  /** Whether the data fits; afterwards `errors` says what was wrong, all of it. */
  export const validate: ((data: unknown) => boolean) & {
    readonly errors?: readonly ValidationError[] | null;
  };
}

/** Shapes of answers by call, made of the contract at build time. See `scripts/vite/schemaPlugins.ts`. */
declare module '*?shapes' {
  import type { Shape } from '#schemas/api/answerShapes';
  export const shapes: Readonly<Record<string, Shape | undefined>>;
}

/** An illustration of `src/ui/art` as a component in the theme's colours. See `scripts/vite/artPlugin.ts`. */
declare module '*.svg?art' {
  import type { ComponentType } from 'react';
  import type { ArtProps } from '@/ui/art/Scene';
  export const Art: ComponentType<ArtProps>;
}
