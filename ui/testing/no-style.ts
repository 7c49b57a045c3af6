/** Stands in for style sheets, which the test runner cannot read. */
export {};
