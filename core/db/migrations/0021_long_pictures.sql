-- A picture may have few pixels and one side of millions.
alter type image_rejection add value 'side-too-long' after 'too-many-pixels';
