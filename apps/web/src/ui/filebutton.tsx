import './filebutton.css'

interface FileButtonProps {
  readonly label: string
  readonly look?: string
  /** The types of files that are offered. */
  readonly accept: string
  readonly onFile: (file: File | undefined) => Promise<void>
}

/** A button that opens a file of the device. */
export const FileButton = ({ label, look = '', accept, onFile }: FileButtonProps) => (
  <label class={`button file-button ${look}`}>
    {label}
    <input
      type="file"
      accept={accept}
      onChange={({ currentTarget }) => {
        void onFile(currentTarget.files?.[0])
        // Without this the same file could not be chosen again.
        currentTarget.value = ''
      }}
    />
  </label>
)
