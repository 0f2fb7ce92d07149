/** The value as it arrives after being sent as JSON. */
export const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
