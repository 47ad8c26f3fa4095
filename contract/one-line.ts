/** Nothing that ends a line, moves a cursor or turns a text round: such text can stand in a header. */
export const oneLine = /^[^\p{C}\p{Zl}\p{Zp}]*$/u;
