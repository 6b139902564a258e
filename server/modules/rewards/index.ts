/** What other modules may use of `rewards`. */
export { requestReward } from './requestReward';
export { rewardHandlers } from './rewardHandlers';
export { rewardId } from './rewardId';
export type { RewardItem } from './rewardId';
export { rewardStaffHandlers } from './rewardStaffHandlers';
export { transitionRedemption } from './transitionRedemption';
