import { describe, expect, it } from 'vitest';
import { sendUntilRead } from './slipApi';

const later = { error: { code: 'SLIP_READ_LATER' } };

describe('sendUntilRead', () => {
  const run = async (answers: readonly { error?: { code: string } }[]) => {
    const pauses: number[] = [];
    let sent = 0;
    const answer = await sendUntilRead(
      () => {
        sent += 1;
        return Promise.resolve(answers[Math.min(sent, answers.length) - 1] ?? {});
      },
      (ms) => Promise.resolve(pauses.push(ms)),
    );
    return { answer, pauses, sent };
  };

  it('S11 retries a slip that the server had no time to read', async () => {
    expect(await run([later, later, {}])).toEqual({ answer: {}, pauses: [2_000, 4_000], sent: 3 });
  });

  it('S11 sends a slip once that was read, or that has no QR code', async () => {
    const refused = { error: { code: 'SLIP_QR_NOT_FOUND' } };
    expect(await run([refused])).toEqual({ answer: refused, pauses: [], sent: 1 });
  });

  it('S11 reports a failure after five attempts, without calling the image unreadable', async () => {
    const { answer, sent } = await run([later]);
    expect([answer, sent]).toEqual([later, 5]);
  });
});
