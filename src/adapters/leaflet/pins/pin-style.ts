/** How a pin or disc looks: one element with a number in it. Two that look alike have equal looks. */
export type PinStyle = {
  readonly className: string
  readonly text: string
  /** a disc's ring, as a gradient; none for a pin */
  readonly ring: string
}
