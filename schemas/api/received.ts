import type { CallKey, Contract } from './contract';

/**
 * The data of a call after the member app has checked it (see `src/api/answers/fit.ts`). Essential properties and
 * required lists are always present, nullable properties are present or null, and any other property may be absent.
 */
export type Received<K extends CallKey> = Contract[K] extends { readonly data: infer S } ? Part<S> : never;

type Part<S> = S extends { readonly nullable: true } ? Value<S> | null : Value<S>;

type Value<S> = S extends { readonly type: 'array'; readonly items: infer Item }
  ? readonly Part<Item>[]
  : S extends { readonly type: 'object'; readonly properties: infer P }
    ? Fields<S, P>
    : S extends { readonly type: 'object'; readonly additionalProperties: infer Each }
      ? Readonly<Record<string, Part<Each>>>
      : Scalar<S>;

type Fields<S, P> = {
  readonly [Name in keyof P as IsSure<S, Name, P[Name]> extends true ? Name : never]: Part<P[Name]>;
} & {
  readonly [Name in keyof P as IsSure<S, Name, P[Name]> extends true ? never : Name]?:
    | Part<P[Name]>
    | undefined;
};

type IsSure<S, Name, Field> =
  Name extends EssentialOf<S>
    ? true
    : Name extends RequiredOf<S>
      ? Field extends { readonly nullable: true } | { readonly type: 'array' }
        ? true
        : Field extends { readonly type: 'object' }
          ? [EssentialOf<Field>] extends [never]
            ? true
            : false
          : false
      : false;

type EssentialOf<S> = S extends { readonly 'x-essential': readonly (infer Name)[] } ? Name : never;
type RequiredOf<S> = S extends { readonly required: readonly (infer Name)[] } ? Name : never;

type Scalar<S> = S extends { readonly enum: readonly (infer Word)[] }
  ? Word
  : S extends { readonly type: 'string' }
    ? string
    : S extends { readonly type: 'boolean' }
      ? boolean
      : S extends { readonly type: 'number' | 'integer' }
        ? number
        : S extends { readonly type: 'null' }
          ? null
          : never;
