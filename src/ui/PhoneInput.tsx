import { MaskedInput } from './MaskedInput';
import type { ValueProps } from './MaskedInput';
import { phoneMask } from './maskedText';

/** A Thai phone number; the value is its ten digits. */
export function PhoneInput(props: ValueProps) {
  return (
    <MaskedInput
      placeholder="08x-xxx-xxxx"
      autoComplete="tel-national"
      {...props}
      mask={phoneMask}
      inputMode="numeric"
    />
  );
}
