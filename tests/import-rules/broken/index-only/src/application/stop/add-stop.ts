export const addStop = (): void => undefined
