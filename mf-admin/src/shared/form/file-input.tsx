import type { ComponentProps } from 'react';

export interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  onFiles: (files: File[]) => void;
}

/** A native file input, which accepts the same file again. */
export const FileInput = ({ onFiles, ...input }: FileInputProps) => (
  <input
    {...input}
    type="file"
    onChange={({ target }) => {
      onFiles([...(target.files ?? [])]);
      target.value = '';
    }}
  />
);
