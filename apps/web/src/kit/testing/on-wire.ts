type Sent<Value> = Value extends Date ? string : Value extends string[] ? Value | string : Value;

/** A row as the server sends it, for tests that answer in its place: moments are texts, and comma lists may be. */
export type OnWire<Row> = { [Key in keyof Row]: Sent<Row[Key]> };
