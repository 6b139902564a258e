import { hasOwn } from '#schemas/common/text';

export type StepState = 'done' | 'now' | 'failed' | 'ahead';

export interface TimelineStep {
  readonly label: `timeline.${'asked' | 'paying' | 'paid' | 'failed' | 'rejected' | 'refunded'}`;
  readonly state: StepState;
}

const step = (label: TimelineStep['label'], state: StepState): TimelineStep => ({ label, state });
const asked = step('timeline.asked', 'done');

const timelines: Readonly<Record<string, readonly TimelineStep[]>> = {
  PENDING: [step('timeline.asked', 'now'), step('timeline.paying', 'ahead'), step('timeline.paid', 'ahead')],
  PROCESSING: [asked, step('timeline.paying', 'now'), step('timeline.paid', 'ahead')],
  SUCCESS: [asked, step('timeline.paying', 'done'), step('timeline.paid', 'done')],
  FAILED: [asked, step('timeline.failed', 'failed'), step('timeline.paid', 'ahead')],
  REJECTED: [asked, step('timeline.rejected', 'failed'), step('timeline.refunded', 'ahead')],
  REFUNDED: [asked, step('timeline.rejected', 'done'), step('timeline.refunded', 'done')],
};

/** Timeline steps of a withdrawal by status; for an unknown code only the request. */
export function timelineOf(status: string): readonly TimelineStep[] {
  return (hasOwn(timelines, status) ? timelines[status] : undefined) ?? [step('timeline.asked', 'now')];
}
