/** What a resume says beside something that its writer held once: "expired 2024", "not renewed", "ran out". */
export const NO_LONGER_HELD =
  /(?<!\p{L})(?:expired|lapsed|not renewed|r[au]n out|no longer (?:valid|current|held|registered)|out of date|not current|انتهت|انتهى|منتهي|منتهية)(?!\p{L})/iu;
