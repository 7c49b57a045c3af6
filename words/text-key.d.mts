/**
 * What a translation is found by: a short hash of its English wording, since with the wordings themselves a catalogue
 * takes a third more. The build fails where two wordings have one hash.
 */
export declare const textKey: (text: string) => string;
