import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Gamepad2,
  Gift,
  type LucideIcon,
  PackageOpen,
  ReceiptText,
  Scale,
  Undo2,
} from 'lucide-react';
import { queueKinds } from '#schemas/api/shapes/queueItem';
import type { QueueKind } from '@desk/core/queueApi';

interface KindMeta {
  readonly icon: LucideIcon;
  /** Opens the queue after `g`. */
  readonly letter: string;
}

export const kinds: Readonly<Record<QueueKind, KindMeta>> = {
  deposit: { icon: ArrowDownToLine, letter: 'd' },
  slip: { icon: ReceiptText, letter: 's' },
  withdrawal: { icon: ArrowUpFromLine, letter: 'w' },
  payout: { icon: Undo2, letter: 'p' },
  reward: { icon: PackageOpen, letter: 'r' },
  prize: { icon: Gift, letter: 'z' },
  adjustment: { icon: Scale, letter: 'a' },
  'game-transfer': { icon: Gamepad2, letter: 't' },
};

export const kindOf = (text: string | undefined): QueueKind | undefined =>
  queueKinds.find((kind) => kind === text);
