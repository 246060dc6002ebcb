import { MAX_NOTE } from '@dealership/contracts';
import { Input } from 'antd';

export interface LostReasonInputProps {
  id: string;
  value: string;
  onChange: (reason: string) => void;
  /** Called by Enter, once there is a reason. */
  onLose: () => void;
  autoFocus?: boolean;
}

/** The reason without which a request cannot be marked as lost. */
export const LostReasonInput = ({ value, onChange, onLose, ...rest }: LostReasonInputProps) => (
  <Input
    {...rest}
    dir="auto"
    maxLength={MAX_NOTE}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    onPressEnter={() => value.trim() && onLose()}
  />
);
