-- A mail's state is written before the mail server is asked, and that may think for minutes: what others wait for, the message in the
-- inbox, is written when the transaction ends and not before.
drop trigger mail_tells_message on mail;
create constraint trigger mail_tells_message after update of state on mail
  deferrable initially deferred
  for each row when (new.template = 'reply-to-buyer') execute function tell_delivery_to_message();
