/** Records of one picture. Maps and plans have some ten thousand; LibreOffice takes minutes for more than this. */
export const METAFILE_RECORDS_MAX = 250_000;

/** Pictures within pictures. */
export const METAFILE_DEPTH_MAX = 3;
