import type { English } from '@staff/i18n/hooks';
import { errors as ofMembers } from '@/i18n/locales/en/errors';
import type { errors as th } from '../th/errors';

export const errors: English<typeof th> = {
  ...ofMembers,
  OTP_REQUIRED: 'Enter the 6 digits of your authenticator app',
  OTP_INVALID: 'The code is wrong or has expired',
  SECOND_FACTOR_NEEDED: 'Set up two-step verification first',
  RESET_INVALID: 'This link is wrong, used or expired',
  INVITATION_INVALID: 'This invitation is wrong, used or expired',
  EMAIL_USED: 'This e-mail address is already used',
  LAST_ADMIN: 'There must be at least one administrator',
  DRAFT_CONFLICT: 'Somebody else changed the same setting; choose which value to use',
  DRAFT_UNFIT: 'This change cannot be saved: it is too large or too deep',
  REVISION_CONFLICT: 'A newer revision was published; look at the differences before you publish again',
  BRAND_INVALID: 'Not ready to publish; errors to correct: {{n}}',
  BRAND_WARNINGS: 'Warnings: {{n}}. Give a reason to publish anyway',
  NOTHING_TO_PUBLISH: 'Nothing differs from what is published',
  SCHEDULE_PAST: 'This time has passed',
  RELEASE_IN_SET: 'This is published together with other brands: decide the set',
  FOUR_EYES: 'The person who requested the publication cannot approve it; another person has to',
  ADMIN_NEEDED: 'Changing hosts or where log-ins go requires an administrator as requester or approver',
  SHARE_LIMIT: 'This brand already has the maximum number of active links ({{n}}); revoke an old one first',
  DEPOSIT_HELD:
    'Cannot be approved: the member takes a break or has reached the limit they set. Please return the money',
  LEVEL_GRANT_OWN: 'The person who proposed a level cannot approve it; another person has to',
  LEVEL_NOT_GIVEN:
    'Only a disabled level above the present one can be given, and only such a level can be taken back',
  ADJUSTMENT_OWN: 'The person who proposed an adjustment cannot approve it; another person has to',
  TRANSFER_OR_REASON: 'Name the bank line, or say that there is none and why: one of the two',
  TRANSFER_NOT_CONFIRMED: 'The member has not said that they transferred, so it needs a bank line',
  TRANSFER_USED: 'This bank line has been used already',
  TRANSFER_OTHER_ACCOUNT: 'This bank line is on another account than the deposit',
  TRANSFER_OTHER_SENDER: 'The sender is not this member; give a reason to continue',
  CREDIT_NEAR:
    'The member has been credited about the same amount at about the same time; make sure that this is another transfer',
  CREDIT_NOT_NEAR:
    'This credit differs from the transfer in amount or time, or another transfer backs it already',
  SECOND_PERSON_NEEDED:
    'The person who credited about the same amount by hand cannot do this; another person has to',
  DECISION_WAITING: 'This waits for a second person already',
  TRIAL_BALANCE_MISMATCH:
    'The newest trial balance has discrepancies. Correct them and run a new trial balance before you resume withdrawals',
  IMAGE_REQUIRED: 'Choose an image',
  IMAGE_TYPE: 'Only JPG, PNG or WebP files',
  IMAGE_SIZE: 'The file may have 2 MB at most',
  IMAGE_UNREADABLE: 'This image cannot be opened; use another one',
};
