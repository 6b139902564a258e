import { mayAlone } from './turnover';
import { bounds, creditDeposit, isOpen, settle, take } from './deposit';
import { type Money, isNear, nearCredits, nearLines, nearUnbacked, ofTransfer, refusal } from './near';
import { type Credit, type Proposal, type Request, type State, type Transfer, memberAt } from './state';

/** Manual decisions of staff. */
interface Choice {
  readonly staff: number;
  /** Staff declare that similar credits are other transfers. */
  readonly another: boolean;
}

type Kind = Proposal['kind'];

/** Credits a request by a bank line: the amount received. */
export function approveByLine(state: State, request: Request, line: Transfer, choice: Choice): string {
  if (!isOpen(request)) return 'STATE_CHANGED';
  if (line.feed !== 'UNMATCHED') return 'TRANSFER_USED';
  const { who } = request;
  const refused = refusal(nearUnbacked(state, ofTransfer(who, line)), choice.staff, choice.another);
  if (refused !== undefined) return refused;
  if (line.from === who) return carryOut(state, { kind: 'DEPOSIT', who, request, line, by: choice.staff });
  return adjust(state, { kind: 'DEPOSIT', who, amount: line.amount, request, line }, choice.staff);
}

/** Credits a request without a bank line. */
export function approveWithout(state: State, request: Request, staff: number): string {
  if (!isOpen(request)) return 'STATE_CHANGED';
  if (request.status === 'PENDING') return 'TRANSFER_NOT_CONFIRMED';
  const { who, pay: amount } = request;
  const money = ofRequest(state, request);
  const needsSecond = nearCredits(state, money).length + nearLines(state, money).length > 0;
  return adjust(state, { kind: 'DEPOSIT', who, amount, request }, staff, needsSecond);
}

export function creditLineTo(state: State, who: number, line: Transfer, choice: Choice): string {
  if (line.feed !== 'UNMATCHED') return 'TRANSFER_USED';
  const refused = refusal(nearUnbacked(state, ofTransfer(who, line)), choice.staff, choice.another);
  if (refused !== undefined) return refused;
  if (line.from === who) return carryOut(state, { kind: 'TRANSFER', who, line, by: choice.staff });
  return adjust(state, { kind: 'TRANSFER', who, amount: line.amount, line }, choice.staff);
}

export function refund(state: State, line: Transfer, choice: Choice): string {
  if (line.feed !== 'UNMATCHED') return 'TRANSFER_USED';
  const refused = refusal(nearRefund(state, line), choice.staff, choice.another);
  return refused ?? adjust(state, { kind: 'REFUND', amount: line.amount, line }, choice.staff);
}

/** Links the line to an earlier manual credit. */
export function link(state: State, line: Transfer, credit: Credit, staff: number): string {
  if (line.feed !== 'UNMATCHED') return 'TRANSFER_USED';
  if (credit.isBacked || !isNear(credit, ofTransfer(credit.who, line))) return 'CREDIT_NOT_NEAR';
  if (credit.by === staff && line.from !== credit.who) return 'SECOND_PERSON_NEEDED';
  credit.isBacked = true;
  take(state, line, 'LINKED');
  return 'OK';
}

export function addCredit(state: State, who: number, baht: number, staff: number): string {
  const amount = baht * 100;
  const money = { who, amounts: [amount], since: state.now, until: state.now };
  return adjust(state, { kind: 'CORRECTION', who, amount }, staff, nearCredits(state, money).length > 0);
}

/** A second person approves or rejects. */
export function decideProposal(state: State, proposal: Proposal, approve: boolean, choice: Choice): string {
  if (proposal.status !== 'PENDING') return 'STATE_CHANGED';
  if (!approve) {
    proposal.status = 'REJECTED';
    return 'OK';
  }
  if (proposal.by === choice.staff) return 'ADJUSTMENT_OWN';
  if (proposal.line && proposal.line.feed !== 'UNMATCHED') return 'TRANSFER_USED';
  const refused = refusal(nearProposal(state, proposal), choice.staff, choice.another);
  if (refused !== undefined) return refused;
  const done = carryOut(state, { ...proposal, handledBy: choice.staff });
  if (done === 'OK') proposal.status = 'SUCCESS';
  return done;
}

function nearProposal(state: State, proposal: Proposal): Pick<Credit, 'isBacked' | 'by'>[] {
  const { kind, who, amount, request, line } = proposal;
  if (kind === 'REFUND') return line ? nearRefund(state, line) : [];
  if (who === undefined) return [];
  if (line) return nearUnbacked(state, ofTransfer(who, line));
  if (!request) return nearCredits(state, { who, amounts: [amount], since: state.now, until: state.now });
  const money = ofRequest(state, request);
  const lines = nearLines(state, money).map(() => ({ isBacked: false, by: undefined }));
  return [...nearCredits(state, money).filter((credit) => credit.request !== request), ...lines];
}

const ofRequest = ({ now }: State, { who, pay, asked, at }: Request): Money => ({
  who,
  amounts: [pay, asked],
  since: at,
  until: now,
});

const nearRefund = ({ credits }: State, line: Transfer): Credit[] =>
  credits.filter(
    (credit) =>
      !credit.isBacked &&
      credit.by !== undefined &&
      line.from === credit.who &&
      isNear(credit, ofTransfer(credit.who, line)),
  );

interface Wish {
  readonly kind: Kind;
  readonly who?: number;
  readonly amount: number;
  readonly request?: Request;
  readonly line?: Transfer;
}

/** Applied at once within the limit of one person, otherwise by a second person. */
function adjust(state: State, wish: Wish, by: number, needsSecond = false): string {
  const isAlone = mayAlone(state, by, wish.amount) && !needsSecond;
  const proposal: Proposal = { ...wish, by, at: state.now, isAlone, status: isAlone ? 'SUCCESS' : 'PENDING' };
  const { request, line } = wish;
  const isTwice = (one: Proposal) =>
    one.status === 'PENDING' &&
    ((request !== undefined && one.request === request) || (line !== undefined && one.line === line));
  if (!isAlone && state.proposals.some(isTwice)) return 'DECISION_WAITING';
  const answer = isAlone ? carryOut(state, proposal) : 'OK';
  if (answer === 'OK') state.proposals.push(proposal);
  return answer;
}

/** Applies a decision. */
function carryOut(
  state: State,
  {
    kind,
    who,
    amount = 0,
    request,
    line,
    by,
    at = state.now,
  }: Partial<Proposal> & { readonly handledBy?: number },
): string {
  if (kind === 'REFUND' && line) {
    take(state, line, 'REFUNDED');
    return 'OK';
  }
  if (who === undefined) throw new Error('There is nobody to credit.');
  const member = memberAt(state, who);
  if (kind === 'CORRECTION') {
    member.credit += amount;
    const about = { isDeposit: false, isBacked: false, by };
    state.credits.push({ ...about, who, amount, amounts: [amount], since: at, until: state.now });
    return 'OK';
  }
  if (request && !isOpen(request)) return 'STATE_CHANGED';
  const asked = request?.asked ?? line?.amount ?? 0;
  if (bounds(state, member, asked) !== undefined) return 'DEPOSIT_HELD';
  if (line) take(state, line);
  if (request) settle(state, request, line?.amount ?? request.pay, { isBacked: line !== undefined, by });
  else if (line) {
    const about = { amounts: [line.amount], since: line.at, isBacked: true, by };
    creditDeposit(state, who, line.amount, line.amount, about);
  }
  return 'OK';
}
