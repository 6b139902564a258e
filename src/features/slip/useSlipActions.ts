import { useMoneyAction } from '@/api/useMoneyAction';
import { useConfirmSlipMutation, useHandSlipOverMutation, useVerifySlipMutation } from './slipApi';

const samePicture = ({ file }: { readonly file: File }) => `${file.name}:${file.size}:${file.lastModified}`;

/** The three things a member does with a slip, each with one effect however often it is pressed. */
export function useSlipActions() {
  const [verify, verifying] = useVerifySlipMutation();
  const [confirm, confirming] = useConfirmSlipMutation();
  const [handOver, handingOver] = useHandSlipOverMutation();
  return {
    verify: useMoneyAction('slip', verify, samePicture),
    confirm: useMoneyAction('slip-confirm', confirm),
    handOver: useMoneyAction('slip-staff', handOver),
    isVerifying: verifying.isLoading,
    isConfirming: confirming.isLoading,
    isHandingOver: handingOver.isLoading,
  };
}
