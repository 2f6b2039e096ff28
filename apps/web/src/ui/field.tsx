import './field.css'
import './style/large.css'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

interface ChoicesProps<Value extends string> {
  readonly caption: string
  readonly value: Value
  readonly values: readonly Value[]
  readonly say: (value: Value) => ComponentChildren
  /** The accessible name, if the choice is a picture. */
  readonly label?: (value: Value) => string
  readonly onChoose: (value: Value) => void
}

/** A choice of one value; all values are visible. */
export const Choices = <Value extends string>(props: ChoicesProps<Value>) => {
  const name = useId()
  return (
    <fieldset class="field">
      <legend>{props.caption}</legend>
      <div class="choices">
        {props.values.map(value => (
          <label key={value} class={`choice ${props.label === undefined ? '' : 'bare'}`}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === props.value}
              aria-label={props.label?.(value)}
              onChange={() => props.onChoose(value)}
            />
            <span>{props.say(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A switch. */
export const Switch = ({ caption, on, onTurn }: { caption: string; on: boolean; onTurn: (on: boolean) => void }) => (
  <label class="switch">
    <span>{caption}</span>
    <input
      type="checkbox"
      role="switch"
      checked={on}
      aria-checked={on}
      onChange={event => onTurn(event.currentTarget.checked)}
    />
  </label>
)

interface TextFieldProps {
  readonly caption: string
  readonly value: string
  readonly most: number
  readonly placeholder?: string
  readonly onWrite: (text: string) => void
}

/** A text field. */
export const TextField = ({ caption, value, most, placeholder, onWrite }: TextFieldProps) => {
  const id = useId()
  return (
    <div class="field">
      <label for={id}>{caption}</label>
      <input
        id={id}
        type="text"
        value={value}
        maxLength={most}
        {...(placeholder === undefined ? {} : { placeholder })}
        autocomplete="off"
        onInput={event => onWrite(event.currentTarget.value)}
      />
    </div>
  )
}
