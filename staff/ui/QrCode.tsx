import { QrCode as Drawn } from '@/ui/QrCode';
import styled from 'styled-components';

/** A QR code with the quiet margin that cameras need. */
export function QrCode(props: { readonly value: string; readonly label: string }) {
  return (
    <Margin>
      <Drawn {...props} />
    </Margin>
  );
}

const Margin = styled.div`
  --radius-m: 8px;
  width: 188px;
`;
