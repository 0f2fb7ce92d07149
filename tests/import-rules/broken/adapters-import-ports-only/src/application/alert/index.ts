export type Alerts = ReadonlyArray<string>
