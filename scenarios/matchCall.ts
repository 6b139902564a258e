export interface Match<Key extends string> {
  readonly key: Key;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the key `METHOD /path/{param}` that matches a request; a literal segment takes precedence over a parameter. */
export function callMatcher<Key extends string>(
  keys: readonly Key[],
): (method: string, pathname: string) => Match<Key> | null {
  const routes = [...keys]
    .sort((a, b) => parameters(a) - parameters(b))
    .map((key) => ({ key, pattern: patternOf(key) }));
  return (method, pathname) => {
    for (const { key, pattern } of routes) {
      const match = pattern.exec(`${method} ${pathname}`);
      if (match) return { key, params: decoded(match.groups ?? {}) };
    }
    return null;
  };
}

const parameters = (key: string) => key.split('{').length;

/** Contract paths contain no regular expression syntax except their parameters. */
function patternOf(key: string): RegExp {
  return new RegExp(`^${key.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

function decoded(groups: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]));
}
