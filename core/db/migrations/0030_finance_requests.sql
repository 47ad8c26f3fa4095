-- Somebody asks a partner of the operator, or the dealer of a car, for an offer of credit, leasing or insurance.
alter type inquiry_kind add value 'finance';
