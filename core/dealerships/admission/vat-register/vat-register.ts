/** What a register says of a VAT number. */
export interface VatAnswer {
  isValid: boolean;
  /** Whose it is, where the register tells. */
  name: string | null;
}

/** Where VAT numbers are looked up; throws Unreachable when it cannot say. */
export interface VatRegister {
  lookUp(vatId: string): Promise<VatAnswer>;
}
