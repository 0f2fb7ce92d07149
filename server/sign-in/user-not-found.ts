export const userNotFoundMessage = (username: string): string => `There is no user ${username}.`
