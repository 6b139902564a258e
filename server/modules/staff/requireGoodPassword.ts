import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import { passwordProblem } from '#server/platform/crypto/passwordPolicy';

/**
 * The members' policy; the password of the demonstration is published and thus none.
 * @throws AppError at `field`: PASSWORD_FORMAT, PASSWORD_TOO_LONG, PASSWORD_COMMON.
 */
export async function requireGoodPassword(
  { config, brands }: Pick<Deps, 'config' | 'brands'>,
  field: string,
  password: string,
  email: string,
): Promise<void> {
  const [local = ''] = email.split('@');
  const known = brands.all.map(({ id, displayName }) => ({ brandId: id, brandName: displayName }));
  const owners = [
    { username: local, brandId: 'sala', brandName: 'Sala' },
    ...known.map((brand) => ({ username: email, ...brand })),
  ];
  const problems = owners.map((of) => passwordProblem(password, { phone: '', ...of }));
  const problem =
    password === config.demoPassword ? 'PASSWORD_COMMON' : (await Promise.all(problems)).find(Boolean);
  if (problem) throw fail(problem, undefined, { [field]: problem });
}
