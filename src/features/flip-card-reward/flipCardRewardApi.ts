import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

export type TurnedReward = Received<'POST /api/auth/game/flip-card-reward/random'>;

/** The card to flip, with a key created before sending. */
type Pick = { readonly cardIndex: number } & { readonly idempotencyKey: string };

/** The flip-card game for goods. */
export const flipCardRewardApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Flips one card. */
    turnRewardCard: build.mutation<TurnedReward, Pick>({
      query: ({ idempotencyKey, cardIndex }) =>
        request('POST /api/auth/game/flip-card-reward/random', { body: { cardIndex } }, { idempotencyKey }),
    }),
  }),
});

export const { useTurnRewardCardMutation } = flipCardRewardApi;
