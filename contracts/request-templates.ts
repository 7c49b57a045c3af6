/** Templates of signature requests that one member may keep in their account. */
export const REQUEST_TEMPLATES_MAX = 20;
