import { faultTests, incomingFaults, outgoingFaults, type Cell } from '#server/testing/faults';

const inFile =
  (file: string) =>
  (title: string): Cell => ({ file, title });

const poll = inFile('server/modules/deposits/pollTransfers.test.ts');
const webhook = inFile('server/modules/deposits/transferCalls.test.ts');

faultTests('transfers (polled)', outgoingFaults, {
  slow: poll('takes what a slow provider reports'),
  hanging: poll("['hangs',"),
  'error 500': poll("['answers 500',"),
  malformed: poll("['answers no JSON',"),
  // Both sources pass `takeReported`.
  'wrong amount': webhook("['one satang too much',"),
  'wrong account': poll('reports a line that it refuses, and goes on'),
  'unknown outcome': { impossible: 'reading changes nothing at the provider' },
  duplicate: poll('credits once what overlapping periods report again, out of order and late'),
  'switched off': poll('does not poll a provider that is switched off, and takes its transfers afterwards'),
});

faultTests('transfers (webhook)', incomingFaults, {
  'wrong signature': webhook(
    'a call that is not signed, changed, replayed or ten minutes off changes nothing',
  ),
  replayed: webhook('a call that is not signed, changed, replayed or ten minutes off changes nothing'),
  'out of order': webhook('takes several transfers in any order'),
  duplicate: webhook('of twenty reports at once, by two providers, one credits'),
  'wrong amount': webhook("['one satang too much',"),
  'clock skew of ten minutes': webhook('replayed or ten minutes off changes nothing'),
  'switched off': webhook('a provider that is switched off has to report again'),
});

const wallet = inFile('server/modules/games/seamless/walletCalls.test.ts');
const stakes = inFile('server/modules/games/seamless/seamlessWallet.test.ts');

faultTests('games (seamless wallet)', incomingFaults, {
  'wrong signature': wallet('refuses a wrong, a missing and a foreign signature before it reads anything'),
  replayed: wallet('a replayed call changes nothing, also at another address'),
  'out of order': stakes('any mix of repeated, reordered and concurrent calls leaves books that add up'),
  duplicate: stakes('repeated calls at once move once and get one answer'),
  'wrong amount': stakes('50 bets at once stake no more than there is'),
  'clock skew of ten minutes': wallet('tolerates five minutes between the clocks'),
  'switched off': wallet('a switched-off provider ends its rounds and gets no new bets'),
});

const s3 = inFile('server/providers/files/s3/s3Store.test.ts');
const slipFiles = inFile('server/modules/slips/slipFiles.test.ts');

faultTests('files', outgoingFaults, {
  slow: s3('all attempts together have a time limit, also while a file arrives'),
  hanging: s3("'silent'"),
  'error 500': slipFiles('a slip is refused and changes nothing; then the same image is accepted'),
  malformed: s3("'broken'"),
  'wrong amount': { impossible: 'a file has no amount' },
  'wrong account': s3('a wrong secret or bucket is an error, not a missing file'),
  'unknown outcome': slipFiles('a slip is refused and changes nothing; then the same image is accepted'),
  duplicate: s3('a file whose answer was lost is sent twice, and is one file with its content'),
  'switched off': { impossible: 'staff cannot switch a storage off, because it has what others wrote' },
});

const signIn = inFile('server/modules/staff/signInRefusals.test.ts');

faultTests('staffLogin', outgoingFaults, {
  slow: { impossible: 'a person waits, and the flow has ten minutes' },
  hanging: signIn('everything while the provider does not answer, and recovers with it'),
  'error 500': signIn('everything while the provider does not answer, and recovers with it'),
  malformed: signIn('a wrong nonce, audience, issuer or signature'),
  'wrong amount': { impossible: 'a sign-in has no amount' },
  'wrong account': signIn('the answer to another sign-in, whose state differs'),
  'unknown outcome': { impossible: 'a sign-in that did not arrive is begun again' },
  duplicate: signIn('a code that was used, and one that has expired'),
  'switched off': signIn('a provider that is not configured, and one that is switched off'),
});
