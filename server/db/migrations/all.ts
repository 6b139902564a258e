import type { Migration } from 'kysely';
import * as members from './0001_members';
import * as access from './0002_access';
import * as ledger from './0003_ledger';
import * as deposits from './0004_deposits';
import * as withdrawals from './0005_withdrawals';
import * as operations from './0006_operations';
import * as sandboxBank from './0007_sandboxBank';
import * as slipPayload from './0008_slipPayload';
import * as payouts from './0009_payouts';
import * as slipList from './0010_slipList';
import * as studio from './0011_studio';
import * as configurationFromRevision from './0012_configurationFromRevision';
import * as games from './0013_games';
import * as prizes from './0014_prizes';
import * as responsiblePlay from './0015_responsiblePlay';
import * as bonus from './0016_bonus';
import * as gameTransferLists from './0018_gameTransferLists';
import * as staffResets from './0020_staffResets';
import * as adjustments from './0021_adjustments';
import * as trialBalance from './0022_trialBalance';
import * as accountsForGood from './0023_accountsForGood';
import * as leanLedger from './0024_leanLedger';
import * as checkedTypes from './0025_checkedTypes';
import * as oneTransferOneCredit from './0026_oneTransferOneCredit';
import * as turnover from './0027_turnover';
import * as releaseReview from './0028_releaseReview';
import * as knownDevices from './0029_knownDevices';
import * as levelGrants from './0030_levelGrants';
import * as releaseSets from './0032_releaseSets';
import * as imageNames from './0033_imageNames';

/** Every change of the database in order. Released ones are never edited: a new file is added. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_members': members,
  '0002_access': access,
  '0003_ledger': ledger,
  '0004_deposits': deposits,
  '0005_withdrawals': withdrawals,
  '0006_operations': operations,
  '0007_sandboxBank': sandboxBank,
  '0008_slipPayload': slipPayload,
  '0009_payouts': payouts,
  '0010_slipList': slipList,
  '0011_studio': studio,
  '0012_configurationFromRevision': configurationFromRevision,
  '0013_games': games,
  '0014_prizes': prizes,
  '0015_responsiblePlay': responsiblePlay,
  '0016_bonus': bonus,
  '0018_gameTransferLists': gameTransferLists,
  '0020_staffResets': staffResets,
  '0021_adjustments': adjustments,
  '0022_trialBalance': trialBalance,
  '0023_accountsForGood': accountsForGood,
  '0024_leanLedger': leanLedger,
  '0025_checkedTypes': checkedTypes,
  '0026_oneTransferOneCredit': oneTransferOneCredit,
  '0027_turnover': turnover,
  '0028_releaseReview': releaseReview,
  '0029_knownDevices': knownDevices,
  '0030_levelGrants': levelGrants,
  '0032_releaseSets': releaseSets,
  '0033_imageNames': imageNames,
};
