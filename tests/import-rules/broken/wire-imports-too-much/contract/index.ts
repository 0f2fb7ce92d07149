export const endpoints = []
