/** The value as it arrives after being sent as JSON. */
export const jsonRoundTrip = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
