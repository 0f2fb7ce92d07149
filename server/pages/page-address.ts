const notPages = ['/delivery', '/v2/delivery', '/assets']

/** A file has an ending, a page has none; under the API and the assets there are no pages at all. */
export const isPage = (path: string): boolean =>
  !notPages.some((start) => path === start || path.startsWith(`${start}/`)) && !/\.[^/]*$/.test(path)
