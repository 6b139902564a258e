import type { contact as th } from '../th/contact';

export const contact: Record<keyof typeof th, string> = {
  title: 'Contact us',
  lead: 'Add us on LINE and send us a message',
  main: 'Main LINE',
  backup: 'Backup LINE',
  add: 'Add friend on LINE',
  'add.label': 'Add friend on LINE: {{id}}',
  copy: 'Copy LINE ID',
  qr: 'LINE QR code of {{id}}',
  'qr.hint': 'Scan with the LINE app',
  'backup.hint': 'For when the main account cannot be reached',
  'main.hint': 'The quickest way to an answer',
  'safety.title': 'For your safety',
  'safety.account': 'Write only to the IDs shown on this page',
  'safety.secret': 'We never ask for your password or an OTP',
  'safety.transfer': 'Transfer only to the accounts shown on the deposit page',
  empty: 'No LINE contact yet',
  chatHint: 'Write to us with the live-chat button at the bottom right',
};
