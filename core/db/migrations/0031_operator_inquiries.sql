-- What visitors write to the operator: a question, or a wish to advertise.
alter type inquiry_kind add value 'operator';
alter type inquiry_kind add value 'banner-ad';
