/** As it comes out at the other end: through text, as the wire does it. */
export const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
