-- Places named after a town lie in its district. Only where nobody has moved them meanwhile.
update city set district_id = moved.to_id, latitude = moved.latitude, longitude = moved.longitude,
  municipality_code = moved.municipality_code
from (values
  (3223, 320, 314, 47.856, 15.306, 31401),
  (4407, 415, 402, 48.074, 14.42, 40201),
  (5083, 502, 503, 47.717, 13.048, 50314),
  (6314, 704, 705, 47.433, 12.083, 70530),
  (8044, 606, 601, 47.107, 15.49, 60101),
  (8046, 606, 601, 47.122, 15.407, 60101),
  (8051, 606, 601, 47.095, 15.396, 60101),
  (8054, 606, 601, 47.033, 15.4, 60101)
) as moved (id, from_id, to_id, latitude, longitude, municipality_code)
where city.id = moved.id and city.district_id = moved.from_id;
