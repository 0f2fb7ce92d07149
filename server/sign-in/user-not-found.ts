export const noUser = (username: string): string => `There is no user ${username}.`
