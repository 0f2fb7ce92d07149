/** What React last rendered an element with; it is another object where the element was rendered again. */
export const renderedWith = (element: Element): unknown =>
  Object.entries(element).find(([key]) => key.startsWith('__reactProps$'))?.[1]
