import { QrCode as Drawn } from '@/ui/QrCode';
import styled from 'styled-components';

interface Props {
  readonly value: string;
  readonly label: string;
  /** In px. */
  readonly width?: number;
}

/** A QR code with the quiet margin that cameras need. */
export function QrCode({ width = 188, ...rest }: Props) {
  return (
    <Margin style={{ width }}>
      <Drawn {...rest} />
    </Margin>
  );
}

const Margin = styled.div`
  --radius-m: 8px;
  flex: none;
`;
