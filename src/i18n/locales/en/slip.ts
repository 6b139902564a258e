import type { slip as th } from '../th/slip';

export const slip: Record<keyof typeof th, string> = {
  title: 'Deposit by slip',

  'accounts.title': 'Transfer to',
  'accounts.empty': 'Deposits are closed right now, please contact staff',

  'form.title': 'Attach your slip',
  'form.dropHint': 'Tap to choose, or drop the image here',
  'form.rules': 'JPG, PNG or WebP up to 4 MB · at most {{hours}} hours old',
  'form.verify': 'Verify slip',

  'file.type': 'Only JPG, PNG or WebP files',
  'file.heic': 'HEIC files are not supported: take a screenshot of the slip and use that',
  'file.size': 'The file must not exceed 4 MB',
  'file.empty': 'This file is empty, please choose another image',
  'file.required': 'Please choose a slip image',

  'result.title': 'Result',
  'result.sender': 'Sender',
  'result.receiver': 'Receiver',
  'result.date': 'Transferred at',
  'result.ref': 'Reference',
  'result.unknown': 'Not known yet',
  'result.waiting': 'The bank has not confirmed this transfer yet; this page updates itself',
  'result.verified': 'Verified. Confirm to receive your credit',
  'result.successText': '{{amount}} baht added to your balance',
  'result.reviewText': 'Our staff will check it; the outcome appears here',

  'action.confirm': 'Confirm',
  'action.handOver': 'Send to staff',
  'action.chooseAnother': 'Choose another slip',
  'action.another': 'Send another slip',
  'action.history': 'History',
  'action.home': 'Back home',

  'handOver.title': 'Send to staff',
  'handOver.text': 'Tell us the amount and anything that helps; staff will check it with the bank',
  'handOver.amount': 'Amount transferred',
  'handOver.note': 'Details (optional)',
  'handOver.noteHint': 'For example the name of the sender',
  'handOver.submit': 'Send',
  'handOver.cancel': 'Cancel',

  'list.title': 'Your slips',
  'list.empty': 'No slips yet',
  'list.emptyHint': 'Slips you send appear here with their status',
  'list.noAmount': 'Amount not known yet',

  'toast.success': 'Credit added',
  'toast.review': 'Sent to staff',
  'toast.verified': 'Slip verified, confirm to receive your credit',
  'toast.rejected': 'Slip not approved',
  'toast.invalid': 'Slip not valid',
  'toast.duplicate': 'This slip has been used already',

  'status.verifying': 'Checking slip',
  'status.verified': 'Verified',
  'status.success': 'Credit added',
  'status.pendingReview': 'With staff',
  'status.duplicate': 'Duplicate slip',
  'status.invalid': 'Not valid',
  'status.rejected': 'Not approved',
  'status.unknown': 'In progress',
  'file.change': 'Choose another image',
  'file.preview': 'The chosen image',
  'file.remove': 'Remove image',
};
