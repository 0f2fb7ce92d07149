/** The style of a pin or disc, which is one element with a number. Equal styles look the same. */
export type PinStyle = {
  readonly className: string
  readonly text: string
  /** the CSS gradient of a disc's ring; empty for a pin */
  readonly ring: string
}
