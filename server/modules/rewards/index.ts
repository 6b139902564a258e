/** What other modules may use of `rewards`. */
export { findRedemption, presentStaffRedemption } from './redemptionRepository';
export { requestReward } from './requestReward';
export { rewardHandlers } from './rewardHandlers';
export { rewardId } from './presentReward';
export type { RewardItem } from './presentReward';
export { rewardStaffHandlers } from './rewardStaffHandlers';
export { transitionRedemption } from './transitionRedemption';
